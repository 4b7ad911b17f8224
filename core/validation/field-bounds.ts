/** Length bounds of typed fields, in characters. Rule V-42. */
export const fieldBounds = {
  name: { least: 2, most: 100 },
  email: { most: 254 },
  message: { most: 2000 },
  postcode: { most: 8 },
  phone: { most: 20 },
  password: { least: 8, most: 128 },
} as const
