import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  closeSucceeded,
  hideTopModal,
  isScrollLocked,
  modalKey,
  modalLinks,
  noModals,
  replaceTopModal,
  showModal,
  type Modal,
  type ModalName,
  type ModalStack,
} from './modal-stack.ts'

const modal = (name: ModalName, isClosable = true): Modal => ({ name, isClosable })
const login = modal('login')
const registration = modal('registration')
const recovery = modal('passwordRecovery')
const account = modal('accountDetails')

describe('S-43 dialogs are a stack', () => {
  test('with none at first', () => {
    expect(noModals).toEqual([])
  })

  test('whose top can be shown, hidden and replaced', () => {
    const two = showModal(showModal(noModals, account), login)
    expect(two).toEqual([account, login])
    expect(hideTopModal(two)).toEqual([account])
    expect(hideTopModal([account, login, recovery])).toEqual([account, login])
    expect(hideTopModal(noModals)).toEqual([])
    expect(replaceTopModal(two, registration)).toEqual([account, registration])
    expect(replaceTopModal(noModals, registration)).toEqual([registration])
    expect(replaceTopModal(two, account)).toEqual([account])
  })

  test('in which a dialog shown again comes up, as it is shown now', () => {
    const fixed = modal('login', false)
    expect(showModal([login, recovery], fixed)).toEqual([recovery, fixed])
  })

  const name = fc.constantFrom<ModalName>('login', 'registration', 'passwordRecovery')
  const step = fc.tuple(fc.constantFrom('show', 'hide', 'replace', 'close'), name)

  test('S-43 S-44 never hold one twice, and lock the page while they hold any', () => {
    fc.assert(
      fc.property(fc.array(step), (steps) => {
        let stack: ModalStack = noModals
        for (const [kind, shown] of steps) {
          if (kind === 'show') stack = showModal(stack, modal(shown))
          if (kind === 'hide') stack = hideTopModal(stack)
          if (kind === 'replace') stack = replaceTopModal(stack, modal(shown))
          if (kind === 'close') stack = noModals
          expect(new Set(stack.map((open) => open.name)).size).toBe(stack.length)
          if (kind === 'show' || kind === 'replace') expect(stack.at(-1)).toEqual(modal(shown))
          expect(isScrollLocked(stack)).toBe(stack.length > 0)
        }
      }),
    )
  })
})

test.each([
  ['registration', [account, registration], [account]],
  ['passwordRecovery', [recovery, login], [login]],
  ['registration', [login], [login]],
  ['passwordRecovery', [], []],
] as const)('S-58 a %s that succeeded closes its dialog and no other', (name, before, after) => {
  expect(closeSucceeded(before, name)).toEqual(after)
})

test.each<[string, ModalStack, boolean]>([
  ['no dialog', [], false],
  ['one', [login], true],
  ['two', [account, login], true],
])('S-44 with %s open the page is locked: %s', (_name, stack, expected) => {
  expect(isScrollLocked(stack)).toBe(expected)
})

describe('S-45 Escape', () => {
  test.each<[string, ModalStack, string]>([
    ['closes the dialog on top', [login], 'close'],
    ['looks at the top only', [modal('registration', false), login], 'close'],
    ['leaves one that cannot be closed', [login, modal('registration', false)], 'nothing'],
    ['does nothing without a dialog', [], 'nothing'],
  ])('%s', (_name, stack, expected) => {
    expect(modalKey(stack, 'Escape')).toBe(expected)
  })
})

test.each<[string, ModalStack, string]>([
  ['Enter', [login], 'submit'],
  ['Enter', [modal('login', false)], 'submit'],
  ['Enter', [], 'nothing'],
  ['Tab', [login], 'nothing'],
  ['', [login], 'nothing'],
])('S-46 %s', (key, stack, expected) => {
  expect(modalKey(stack, key)).toBe(expected)
})

test('S-47 the dialogs lead to each other', () => {
  expect(modalLinks).toEqual({
    login: ['registration', 'passwordRecovery'],
    registration: ['login'],
    passwordRecovery: ['login'],
    accountDetails: [],
  })
})
