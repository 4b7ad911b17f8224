// Loaded into every program that `npm start` starts. When the start script is killed outright it
// cannot end its children; the broken channel tells them, and they end by themselves.
process.channel?.unref()
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'))
