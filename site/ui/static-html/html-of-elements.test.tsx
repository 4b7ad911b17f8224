import { Fragment } from 'react'
import { expect, test } from 'vitest'
import { htmlOfElements } from './html-of-elements.ts'

test('D-110 texts keep apart as React takes them over, and pictures bring no element of their own', () => {
  const picture = <img src="/cars/mini.svg" alt="" />
  expect(
    htmlOfElements(
      <Fragment>
        <p>
          From {189}
          {' a month'}
        </p>
        {picture}
      </Fragment>,
    ),
  ).toBe('<p>From <!-- -->189<!-- --> a month</p><img src="/cars/mini.svg" alt=""/>')
})

test('D-110 a component that waits cannot be drawn by itself', () => {
  async function Waits() {
    await Promise.resolve()
    return <p>Late</p>
  }
  expect(() => htmlOfElements(<Waits />)).toThrow(/suspend|synchronous/i)
})
