import { knownPages } from './larkway/known-pages.ts'
import { expect, test } from './site-test.ts'

for (const name of ['a guide', 'questions', 'our providers', 'a deal', 'an enquiry', 'all makes']) {
  const how = ['a guide', 'a deal'].includes(name) ? '' : ' @whole'
  test(`${name}: nothing that has the focus is under a bar that stays @narrow${how}`, async ({
    page,
    car,
  }) => {
    await page.goto(knownPages[name]!(car))
    const hidden: string[] = []
    for (let stop = 0; stop < 60; stop++) {
      await page.keyboard.press('Tab')
      const covered = await page.evaluate(coveredFocus)
      if (covered) hidden.push(covered)
    }
    expect(hidden).toEqual([])
  })
}

/** What has the focus, if its middle is covered by something that stays in place; else null. */
function coveredFocus(): string | null {
  const focused = document.activeElement
  if (!focused || focused === document.body) return null
  const box = focused.getBoundingClientRect()
  const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)
  for (let over: Element | null = top; over; over = over.parentElement) {
    if (over.contains(focused)) return null
    if (['fixed', 'sticky'].includes(getComputedStyle(over).position)) {
      return `${focused.textContent?.trim().slice(0, 40)} under ${over.className}`
    }
  }
  return null
}
