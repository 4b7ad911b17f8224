import { expect, test } from 'vitest'
import { makeGroups } from './make-groups.ts'

const make = (slug: string, name: string) => ({ id: name.length, slug, name })
const volvo = make('volvo', 'Volvo')
const skoda = make('skoda', 'Škoda')
const bmw = make('bmw', 'BMW')

test('W-18 customer favourites come first, then every make by name', () => {
  expect(makeGroups([volvo, skoda, bmw], ['volvo', 'saab', 'bmw'])).toEqual({
    favourites: [volvo, bmw],
    all: [bmw, skoda, volvo],
  })
  expect(makeGroups([], ['bmw'])).toEqual({ favourites: [], all: [] })
})
