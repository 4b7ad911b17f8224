/** Addresses of the programs, to print. The browser tests open each of these. */
export function printedAddresses({ ports, urls }) {
  const api = `http://localhost:${ports.leasingApi}`
  return [
    { label: 'Site', address: urls.site },
    { label: 'Studio', address: `http://localhost:${ports.contentLake}/studio` },
    { label: 'Message outbox', address: `${api}/outbox` },
    { label: 'API reference', address: `${api}/docs` },
  ]
}

/** The addresses of one running Larkway for people, a line each, and where hosted content is. */
export function addressLines({ ports, urls, hostedContent }) {
  const rows = printedAddresses({ ports, urls })
  if (hostedContent) {
    const { projectId, dataset } = hostedContent
    rows.push({ label: 'Content', address: `project ${projectId}, dataset ${dataset}, at Sanity` })
  }
  return rows.map(({ label, address }) => `  ${label.padEnd(16)}${address}`)
}

/** The table that `npm start` ends with. */
export function addressTable(settings, seconds) {
  return [
    `Larkway is ready (${seconds} s)`,
    '',
    ...addressLines(settings),
    '',
    `  Data and logs are in ${settings.dataFolder}. Ctrl-C ends everything.`,
  ].join('\n')
}
