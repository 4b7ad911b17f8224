import { describe, expect, test } from 'vitest'
import { spokenFigure } from './spoken-figures.ts'
import { joined, readFigures, readPhrases, type SearchWord } from './spoken-filters.ts'

const wordsOf = (text: string) =>
  text.split(' ').map((word): SearchWord => ({ text: word, meaning: null }))
const said = (text: string) => {
  const words = wordsOf(text)
  const change = joined(readFigures(words), readPhrases(words))
  return [
    change,
    words
      .filter(({ meaning }) => meaning === null)
      .map((word) => word.text)
      .join(' '),
  ]
}

describe('F-131 filters in words and figures', () => {
  test.each([
    ['under 250', { budgetTo: 250 }, ''],
    ['up to 250 pounds a month', { budgetTo: 250 }, ''],
    ['less than 300 pm', { budgetTo: 300 }, ''],
    ['over 200', { budgetFrom: 200 }, ''],
    ['between 200 and 300 a month', { budgetFrom: 200, budgetTo: 300 }, ''],
    ['between 300 and 200', {}, 'between 300 and 200'],
    ['between 200 or 300', {}, 'between 200 or 300'],
    ['between', {}, 'between'],
    ['between kia and ford', {}, 'between kia and ford'],
    ['between 200 and ford', {}, 'between 200 and ford'],
    ['250 a month', { budgetTo: 250 }, ''],
    ['250', {}, '250'],
    ['under 20', {}, 'under 20'],
    ['under 9000', {}, 'under 9000'],
    ['under', {}, 'under'],
    ['7 seats', { seats: [7] }, ''],
    ['seven seater', { seats: [7] }, ''],
    ['12 seats', {}, '12 seats'],
    ['24 months', { terms: [24] }, ''],
    ['99 months', {}, '99 months'],
    ['10000 miles', { annualMileages: [10_000] }, ''],
    ['10 miles', {}, '10 miles'],
    ['seats', {}, 'seats'],
    ['electric suv', { fuelTypes: ['electric'], bodyTypes: ['suv'] }, ''],
    ['petrol or diesel', { fuelTypes: ['petrol', 'diesel'] }, 'or'],
    ['plug in hybrid', { fuelTypes: ['plug-in-hybrid'] }, ''],
    ['hybrid', { fuelTypes: ['hybrid', 'plug-in-hybrid'] }, ''],
    ['in stock business', { stock: true, financeType: 'business' }, ''],
    ['business personal', { financeType: 'personal' }, ''],
    ['heated seats', { features: ['heatedSeats'] }, ''],
    ['big boot', { bootFrom: 500 }, ''],
    ['under 250 golf 5 seats', { budgetTo: 250, seats: [5] }, 'golf'],
  ])('“%s”', (text, change, left) => {
    expect(said(text)).toEqual([change, left])
  })

  test('no words say nothing', () => {
    expect(spokenFigure([])).toBeNull()
  })

  test('two figures of one kind are put together, words already understood are left alone', () => {
    expect(said('5 seats 7 seats')).toEqual([{ seats: [5, 7] }, ''])
    const words: SearchWord[] = [
      { text: 'electric', meaning: 'name' },
      { text: 'electric', meaning: null },
    ]
    expect(readPhrases(words)).toEqual({ fuelTypes: ['electric'] })
    expect(words.map(({ meaning }) => meaning)).toEqual(['name', 'filter'])
  })
})
