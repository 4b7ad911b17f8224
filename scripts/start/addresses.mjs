/** The table that `npm start` ends with: what runs where, for people. */
export function addressTable({ ports, urls, dataFolder }, seconds) {
  const api = `http://localhost:${ports.leasingApi}`
  const rows = [
    ['Site', urls.site],
    ['Studio', `http://localhost:${ports.contentLake}/studio`],
    ['Message outbox', `${api}/outbox`],
    ['API reference', `${api}/docs`],
  ]
  const lines = rows.map(([label, address]) => `  ${label.padEnd(16)}${address}`)
  return [
    `Larkway is ready (${seconds} s)`,
    '',
    ...lines,
    '',
    `  Data and logs are in ${dataFolder}. Ctrl-C ends everything.`,
  ].join('\n')
}
