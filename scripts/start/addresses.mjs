/** The addresses of one running Larkway for people, a line each. */
export function addressLines({ ports, urls, hostedContent }) {
  const api = `http://localhost:${ports.leasingApi}`
  const rows = [
    ['Site', urls.site],
    ['Studio', `http://localhost:${ports.contentLake}/studio`],
    ['Message outbox', `${api}/outbox`],
    ['API reference', `${api}/docs`],
    ...(hostedContent
      ? [
          [
            'Content',
            `project ${hostedContent.projectId}, dataset ${hostedContent.dataset}, at Sanity`,
          ],
        ]
      : []),
  ]
  return rows.map(([label, address]) => `  ${label.padEnd(16)}${address}`)
}

/** The table that `npm start` ends with: what runs where, for people. */
export function addressTable(settings, seconds) {
  return [
    `Larkway is ready (${seconds} s)`,
    '',
    ...addressLines(settings),
    '',
    `  Data and logs are in ${settings.dataFolder}. Ctrl-C ends everything.`,
  ].join('\n')
}
