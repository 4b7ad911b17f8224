const systems = [
  'aix',
  'android',
  'darwin',
  'freebsd',
  'linux',
  'netbsd',
  'openbsd',
  'openharmony',
  'sunos',
  'win32',
]
const processors = [
  'arm64',
  'arm',
  'x64',
  'ia32',
  'ppc64',
  's390x',
  'riscv64',
  'loong64',
  'mips64el',
  'wasm32',
]

/**
 * Entries for the optional packages that a lockfile's packages name and it does not hold itself.
 * They carry no checksum, since the package could not be fetched here.
 * @param packages the lockfile's `packages`, by place
 */
export function platformBuildsMissing(packages) {
  const missing = {}
  for (const [place, { optionalDependencies, dev }] of Object.entries(packages)) {
    for (const [name, version] of Object.entries(optionalDependencies ?? {})) {
      const known = { ...packages, ...missing }
      if (!isExact(version) || !platformOf(name)) continue
      if (findPlace(known, place, name, version)) continue
      const isRootTaken = `node_modules/${name}` in known
      const newPlace = isRootTaken ? `${place}/node_modules/${name}` : `node_modules/${name}`
      missing[newPlace] = { version, ...platformOf(name), ...(dev && { dev }), optional: true }
    }
  }
  return missing
}

/** Where Node would find that package from there, as long as it has the wanted version. */
function findPlace(packages, from, name, version) {
  const folders = from.split('/node_modules/')
  for (let depth = folders.length; depth >= 0; depth--) {
    const above = folders.slice(0, depth).join('/node_modules/')
    const place = above ? `${above}/node_modules/${name}` : `node_modules/${name}`
    if (packages[place]) return packages[place].version === version ? place : null
  }
  return null
}

/** `os`, `cpu` and `libc` as package.json has them, read from a name such as `…-linux-x64-musl`. */
function platformOf(name) {
  const words = name.split(/[-/]/)
  const os = systems.find((system) => words.includes(system))
  const cpu = processors.find((processor) => words.includes(processor))
  if (!os || !cpu) return null
  const libc = words.some((word) => word.startsWith('musl'))
    ? ['musl']
    : words.some((word) => word.startsWith('gnu')) && os === 'linux'
      ? ['glibc']
      : null
  return { os: [os], cpu: [cpu], ...(libc && { libc }) }
}

const isExact = (version) => /^\d+\.\d+\.\d+/.test(version)
