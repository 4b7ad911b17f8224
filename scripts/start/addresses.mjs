/** The addresses of one running Larkway for people, a line each. */
export function addressLines({ ports, urls }) {
  const api = `http://localhost:${ports.leasingApi}`
  const rows = [
    ['Site', urls.site],
    ['Studio', `http://localhost:${ports.contentLake}/studio`],
    ['Message outbox', `${api}/outbox`],
    ['API reference', `${api}/docs`],
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
