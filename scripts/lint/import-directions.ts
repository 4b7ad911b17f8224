/** What one folder may reach. The first area whose folder holds the file applies. */
export interface Area {
  folder: string
  /** Our folders and files it may import, itself aside; `*` stands for any one name. */
  mayImport: readonly string[]
  /** Exceptions inside what it may import. */
  except?: readonly string[]
  /** Packages it may import; absent means any that `notPackages` does not name. */
  packages?: readonly string[]
  notPackages?: readonly string[]
  /** Packages its tests may import in addition. */
  testPackages?: readonly string[]
  /** What to do instead; the end of the error. */
  instead: string
}

const react = ['react', 'react-dom', 'next', 'next-intl', 'next-sanity', 'swr', 'valtio']
const sql = ['drizzle-orm', 'drizzle-kit', 'pg', '@electric-sql/pglite']
const frameworkFree =
  'core is framework-free. Put this in site/ or leasing-api/ and pass the result in.'

/** The import directions of the whole repository. More particular folders stand first. */
export const areas: readonly Area[] = [
  {
    folder: 'core/contract',
    mayImport: ['core'],
    packages: ['zod'],
    testPackages: ['vitest', 'fast-check'],
    instead: frameworkFree,
  },
  {
    // Named cars, offers and arbitraries for tests; no code imports them (core-imports.test.ts).
    folder: 'core/fixtures',
    mayImport: ['core'],
    packages: ['fast-check'],
    instead: frameworkFree,
  },
  {
    folder: 'core',
    mayImport: [],
    packages: ['yup', 'libphonenumber-js'],
    testPackages: ['vitest', 'fast-check'],
    instead: frameworkFree,
  },
  {
    folder: 'leasing-api/routes',
    mayImport: ['leasing-api', 'core', 'schemas/queries'],
    except: ['leasing-api/db'],
    notPackages: [...sql, ...react, 'sanity'],
    instead:
      'Routes reach SQL only through leasing-api/queries. Write or extend a query there and call it.',
  },
  {
    folder: 'leasing-api/queries',
    mayImport: ['leasing-api', 'core', 'schemas/queries'],
    except: ['leasing-api/routes'],
    notPackages: [...react, 'sanity', 'hono'],
    instead:
      'Queries know no HTTP. Take what the query needs as arguments and let the route present the result.',
  },
  {
    folder: 'leasing-api',
    mayImport: ['core', 'schemas/queries', 'server-kit'],
    notPackages: [...react, 'sanity'],
    instead:
      'The leasing API uses core, schemas/queries and server-kit only. Share a rule through core/, or ask over HTTP.',
  },
  {
    folder: 'schemas',
    mayImport: ['core'],
    notPackages: [...react, ...sql],
    instead:
      'schemas describe content and use core only. Put code that runs elsewhere with its program.',
  },
  {
    folder: 'content-lake',
    mayImport: ['schemas', 'server-kit'],
    notPackages: [...react, ...sql, 'sanity'],
    instead:
      'The content lake knows schemas and server-kit only. Anything about leasing belongs in leasing-api/.',
  },
  {
    folder: 'server-kit',
    mayImport: [],
    notPackages: [...react, ...sql, 'sanity', 'hono'],
    instead: 'server-kit is what every server needs and knows nothing of ours. Pass values in.',
  },
  {
    // What holds of the texts is decided by core, the site and the catalogue together.
    folder: 'seed/test',
    mayImport: [''],
    except: ['scripts'],
    instead: 'Nobody imports scripts. Move what both need into the part that owns it.',
  },
  {
    folder: 'seed',
    mayImport: ['schemas'],
    notPackages: [...react, ...sql, 'sanity'],
    instead:
      'The seed is data and its loader, which know schemas only. Programs are given it by configuration.',
  },
  {
    folder: 'studio',
    mayImport: ['schemas', 'core'],
    instead:
      'The Studio uses schemas and core only. Move what it shares with the site into one of them.',
  },
  {
    folder: 'site/app',
    mayImport: ['site', 'core', 'schemas'],
    notPackages: sql,
    instead:
      'Routes of the site use what lies below them in site/, core and schemas; data comes over HTTP.',
  },
  {
    folder: 'site/components',
    mayImport: [
      'site/stores',
      'site/data/*/browser.ts',
      'site/data/*/types.ts',
      'site/ui',
      'site/live-document',
      'site/messages',
      'site/styles',
      'core',
      'schemas/generated',
    ],
    notPackages: sql,
    instead:
      'Components use core, stores and ui, and browser.ts of a folder of site/data. Fetch elsewhere in site/data and pass the values in.',
  },
  {
    folder: 'site/stores',
    mayImport: ['site/data', 'core'],
    notPackages: sql,
    instead:
      'Stores use core and data. What a component knows arrives as an argument of an action.',
  },
  {
    folder: 'site/data',
    mayImport: [
      ...['site/policy', 'site/config.ts', 'site/live-document', 'core', 'schemas'],
      ...['server-kit/request-id.ts', 'server-kit/telemetry/telemetry.ts'],
    ],
    // React itself is there for `cache`, which answers the same question once per request.
    notPackages: ['react-dom', 'swr', 'valtio', ...sql],
    instead:
      'site/data uses core and schemas, and of server-kit the id of a request and its trace. Stores and components come after it, never before.',
  },
  {
    folder: 'site/ui',
    mayImport: ['site/styles', 'site/live-document'],
    notPackages: ['next-sanity', 'swr', 'valtio', ...sql],
    instead: 'ui knows nothing of ours. Pass texts and values in as props.',
  },
  {
    folder: 'site/messages',
    mayImport: ['core'],
    instead: 'Messages are texts. Put code beside what uses it.',
  },
  {
    folder: 'site/policy',
    mayImport: ['site/config.ts', 'core', 'schemas'],
    notPackages: sql,
    instead: 'site/policy holds tables that others read; it uses core and schemas only.',
  },
  {
    folder: 'site',
    mayImport: ['core', 'schemas', 'server-kit'],
    except: ['site/app'],
    notPackages: sql,
    instead: 'The site uses core, schemas and server-kit; other programs are reached over HTTP.',
  },
  { folder: 'scripts', mayImport: [''], instead: '' },
  {
    folder: '',
    mayImport: [''],
    except: ['scripts'],
    instead: 'Nobody imports scripts. Move what both need into the part that owns it.',
  },
]

/** Folders that are imported through these files alone; what tests and measures look into aside. */
export const entryModules: readonly { folder: string; entries: readonly string[] }[] = [
  { folder: 'leasing-api/deal-search', entries: ['deal-search.ts', 'holder.ts'] },
  { folder: 'content-lake/query', entries: ['query-engine.ts', 'query-routes.ts'] },
]
export const looksInside = /\.test\.tsx?$|\/test\/|^(bench|scripts\/prove)\//

/** Where only one folder may use a package, wherever else it could be imported. */
export const reservedPackages: readonly { name: string; folder: string; instead: string }[] = [
  {
    name: 'zod',
    folder: 'core/contract',
    instead: 'zod is used in core/contract only. Parse there and import the parsing function.',
  },
]
