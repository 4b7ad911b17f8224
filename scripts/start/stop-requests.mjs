const lookEveryMs = 500

/**
 * Calls back once when this process is asked to end: Ctrl-C, SIGTERM, a closed terminal, a script
 * that started it and is gone, or npm being gone. npm runs scripts through a shell that dies of the
 * signals it gets without handing them on, so under npm the parent is watched.
 */
export function onStopRequest(stop) {
  let isFieldShown = false
  const ask = () => {
    if (isFieldShown) return
    isFieldShown = true
    stop()
  }
  for (const event of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(event, ask)
  if (process.channel) {
    process.on('disconnect', ask)
    process.channel.unref()
  }
  if (process.env.npm_lifecycle_event) watchParent(ask)
}

function watchParent(ask) {
  const parent = process.ppid
  setInterval(() => {
    if (process.ppid !== parent) ask()
  }, lookEveryMs).unref()
}
