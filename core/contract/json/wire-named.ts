import { z } from 'zod'

/** Something of the catalogue with the number, the address part and the name it goes by. */
export const wireNamed = z.object({ id: z.int(), slug: z.string(), name: z.string() })
