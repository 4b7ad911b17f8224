import { expect, test } from 'vitest'
import { messageText } from '../messages/message-text.ts'
import { errorPage, renderOrFallback } from './error-page.ts'

test('S-34 a 404 says so and leads on', () => {
  const page = errorPage({ statusCode: 404, message: 'secret' })
  expect(page).toEqual({
    kind: 'notFound',
    statusCode: 404,
    headingKey: 'notFound.heading',
    messageKey: 'notFound.title',
    detail: null,
    links: ['compare', 'budgetSearch', 'specialOffers'],
    homePath: '/',
  })
  expect(messageText('notFound.heading')).toBe('404 - Page not found')
  expect(messageText('notFound.title')).toBe('This page could not be found')
})

test.each([
  [500, 'Unknown middleware'],
  [403, null],
  [410, null],
  [503, 'no such layout'],
])('S-35 an error %i with the cause %s has the generic text', (statusCode, message) => {
  expect(errorPage({ statusCode, message })).toEqual({
    kind: 'other',
    statusCode,
    headingKey: null,
    messageKey: 'errors.generic',
    detail: message,
    links: [],
    homePath: '/',
  })
  expect(messageText('errors.generic')).toBe(
    'Something went wrong. Please try again. If the error still occurs, please contact us.',
  )
})

test('S-37 an error page that fails gives way to the fallback with the way home', () => {
  const fallback = (homePath: string) => `plain, home at ${homePath}`
  expect(renderOrFallback(() => 'error page', fallback)).toBe('error page')
  const fails = () => {
    throw new Error('no texts')
  }
  expect(renderOrFallback(fails, fallback)).toBe('plain, home at /')
})
