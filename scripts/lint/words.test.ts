import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { fieldWordFor, refusedNames } from './words.ts'

const glossary = readFileSync(path.join(import.meta.dirname, '../../docs/GLOSSARY.md'), 'utf8')

describe('names that only this project would understand', () => {
  test.each([
    'keptAnswers',
    'kept-answers',
    'KeptPieces',
    'recentlyAsked',
    'askedCells',
    'AskedCell',
    'toldText',
    'BitSetRoom',
    'roomForBest',
    'PieceShelf',
    'wish',
    'DealWish',
    'houseOf',
    'judgeKinds',
    'Judge',
    'shape-answer',
    'composedPages',
    'lastGoodAnswers',
    'withoutMarks',
    'CommandProblem',
    'firstFault',
    'mayChange',
    'RouteFacts',
    'passedInMemory',
  ])('%s is refused', (name) => {
    expect(fieldWordFor(name)).not.toBeNull()
  })

  test.each([
    'kept',
    'told',
    'asked',
    'doors',
    'room',
    'answer',
    'verdict',
    'keepable',
    'isRoomy',
    'defaults',
    'problem',
    'household',
  ])('%s is plain English, or a field of the contract', (name) => {
    expect(fieldWordFor(name)).toBeNull()
  })
})

test.each(refusedNames)('the glossary explains "$say"', ({ say }) => {
  const words = say.split(/, | or /)
  expect(words.filter((word) => !glossary.includes(word))).toEqual([])
})
