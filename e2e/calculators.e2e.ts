import { expect, test } from './site-test.ts'
import { expectSound } from './sound-page.ts'

test('P-97 P-98 D-70 D-71 D-72 electric against petrol is its address, with and without script @no-script', async ({
  page,
}) => {
  await page.goto('/electric-vs-petrol-calculator/questions')
  await expect(page.getByRole('button', { name: /Talk to us|Live chat/ })).toBeHidden()
  await page.getByLabel('How many miles do you drive a year?').fill('12000')
  await page.getByLabel('Hatchback').check()
  await page.getByRole('button', { name: 'Show me the answer' }).click()
  await expect(page).toHaveURL(/-calculator\?mileage=12000&bodyType=hatchback$/)
  await expect(page.getByRole('button', { name: /Talk to us|Live chat/ })).toBeHidden()
  const answer = page.getByRole('heading', {
    name: /^Over 4 years electricity costs you £[\d,]+ less/,
  })
  await expect(answer).toBeVisible()
  await expect(page.getByRole('img', { name: /^Costs added up over 4 years/ })).toBeVisible()
  const rows = page.getByRole('table', { name: 'What each year costs' }).getByRole('row')
  await expect(rows).toHaveCount(9)
  await expect(page.getByText(/As announced, from 1 April 2028; check by/).first()).toBeVisible()

  // Dear electricity and no charger at home turn the answer round.
  await page.getByText('Prices, consumption and list prices').click()
  await page.getByLabel('Charged at home, %').fill('0')
  await page.getByLabel('Public charging, pence per kWh').fill('95')
  await page.getByLabel('Years', { exact: true }).selectOption('8')
  await page.getByRole('button', { name: 'Work it out' }).click()
  await expect(page).toHaveURL(/\?mileage=12000&bodyType=hatchback&years=8&home=0&publicPrice=95$/)
  await expect(
    page.getByRole('heading', { name: /^Over 8 years electricity costs you £[\d,]+ more/ }),
  ).toBeVisible()

  await page.getByLabel('Miles a year').fill('lots')
  await page.getByRole('button', { name: 'Work it out' }).click()
  await expect(
    page.getByRole('link', { name: 'Miles a year: This field must an integer' }),
  ).toBeVisible()
  await expect(page.getByLabel('Miles a year')).toHaveAccessibleDescription(/must an integer/)
  await expect(page.getByLabel('Years', { exact: true })).toHaveValue('8')
})

test('P-62 P-100 P-101 P-102 a car is valued by post and its equity stands at an address of figures @no-script', async ({
  page,
}) => {
  await page.goto('/car-change-calculator')
  await page.getByLabel('Registration number').fill('!')
  await page.getByRole('form', { name: 'Your car' }).getByLabel('E-mail').fill('ada')
  await page.getByLabel('Miles on the clock (optional)').fill('12.5')
  await page.getByRole('button', { name: 'What is it worth?' }).click()
  await expect(page).toHaveURL(/\?draft=[\w-]{22}$/)
  await expect(page.getByText('This field must be valid email')).toBeVisible()
  await expect(page.getByText('This field must an integer')).toBeVisible()

  await page.getByLabel('Registration number').fill('AB23 CDE')
  await page.getByRole('form', { name: 'Your car' }).getByLabel('E-mail').fill('ada@example.com')
  await page.getByLabel('Make (optional)').fill('Ford')
  await page.getByLabel('Model (optional)').fill('Puma')
  await page.getByLabel('Miles on the clock (optional)').fill('22,000')
  await page.getByRole('button', { name: 'What is it worth?' }).click()
  await expect(page).toHaveURL(/\?car=\d+&worth=\d+&by=own$/)
  expect(page.url()).not.toMatch(/ada|AB23/i)
  await expect(page.getByText(/Ford Puma .*: worth about £[\d,]+\. Our own estimate/)).toBeVisible()

  // Hire purchase asks for no final payment.
  await page.getByLabel('How is it paid for?').selectOption('hp')
  await expect(page.getByLabel('Optional final payment, £')).toBeHidden()
  await page.getByLabel('What it is worth, £').fill('9000')
  await page.getByLabel('Agreement began on').fill('2026-03-15')
  await page.getByLabel('Months in all').fill('48')
  await page.getByLabel('Borrowed, £').fill('14000')
  await page.getByLabel('Monthly payment, £').fill('340')
  await page.getByRole('button', { name: 'Work it out' }).click()
  await expect(
    page.getByRole('heading', { name: /^Your car is worth £[\d,]+ less than its finance/ }),
  ).toBeVisible()
  const advice = await page.getByText(/^Come back in \d+ months: in /).textContent()
  const month = /in (\w+ \d{4}) it should/.exec(advice!)![1]!
  await expect(
    page.getByText(`In ${month} the car is worth what settles its finance.`),
  ).toBeVisible()

  await page.getByLabel('What it is worth, £').fill('15000')
  await page.getByRole('button', { name: 'Work it out' }).click()
  await expect(page.getByRole('heading', { name: /more than its finance/ })).toBeVisible()

  await page.getByLabel('What it is worth, £').fill('')
  await page.getByRole('button', { name: 'Work it out' }).click()
  await expect(page.getByRole('heading', { name: 'This cannot be worked out.' })).toBeVisible()

  await page.getByLabel('How is it paid for?').selectOption('lease')
  await page.getByLabel('Agreement began on').fill('2022-03-15')
  await page.getByRole('button', { name: 'Work it out' }).click()
  await expect(page.getByRole('heading', { name: 'Your lease has ended.' })).toBeVisible()
  await expect(page.getByText(/The car is due for return/)).toBeVisible()
})

test('P-105 P-106 P-113 four ways to the car of a deal, for one driver @no-script', async ({
  page,
}) => {
  await page.goto('/car-leasing/electric-cars')
  await page.getByRole('article').first().getByRole('link').first().click()
  await page
    .getByRole('link', { name: 'What would this cost as salary sacrifice or company car?' })
    .click()
  await expect(page).toHaveURL(/\/calculators\/four-ways\?car=\d+$/)
  const working = page.getByRole('region', { name: 'The working, a month' }).getByRole('table')
  await expect(working.getByRole('row')).toHaveCount(7)
  const net = working.getByRole('row', { name: /Out of your take-home pay/ }).getByRole('cell')
  const before = await net.allTextContents()

  // A higher rate of tax makes the sacrifice cheaper and the tax on the benefit dearer.
  await page.getByLabel('Your pay a year before tax, £').fill('70000')
  await page.getByRole('button', { name: 'Work it out' }).click()
  await expect(page).toHaveURL(/\?car=\d+&salary=70000$/)
  const after = await net.allTextContents()
  const pounds = (text: string | undefined) => Number(text!.replace(/[£,]/g, ''))
  expect(after[0]).toBe(before[0])
  expect(pounds(after[2])).toBeLessThan(pounds(before[2]))
  expect(pounds(after[3])).toBeGreaterThan(pounds(before[3]))
  await expect(
    page.getByRole('heading', { name: /costs you least as salary sacrifice: £/ }),
  ).toBeVisible()

  await page.getByText('Prices and figures you know better').click()
  await page.getByLabel('Salary sacrifice quote, £ a month before tax').fill('3000')
  await page.getByRole('button', { name: 'Work it out' }).click()
  await expect(working.getByRole('row', { name: /Pay given up before tax/ })).toContainText(
    '£3,000.00',
  )
  await page.getByLabel('Your pay a year before tax, £').fill('50000')
  await page.getByRole('button', { name: 'Work it out' }).click()
  await expect(page.getByText(/your pay would be about £14,000 a year/)).toBeVisible()
  expect((await page.goto('/calculators/four-ways?car=999999998'))!.status()).toBe(404)
})

test('P-109 P-111 P-112 the bill at the end of a lease, with damage @no-script', async ({
  page,
}) => {
  await page.goto('/calculators/return-bill')
  await expect(
    page.getByRole('heading', { name: 'At this pace handing it back costs you £472.50.' }),
  ).toBeVisible()
  await expect(
    page.getByText(/£234 more over the lease, and £0 for miles at the end: £238.50 less/),
  ).toBeVisible()
  await page.getByLabel('Miles driven since it began').fill('16,000')
  await page.getByRole('button', { name: 'Work it out' }).click()
  await expect(page).toHaveURL(/return-bill\?driven=16%2C000$/)
  await expect(page.getByRole('heading', { name: /nothing to pay for miles/ })).toBeVisible()
  await page.getByText('Damage you can see').click()
  await page.getByLabel('Scuffed alloy wheels').fill('2')
  await page.getByRole('button', { name: 'Work it out' }).click()
  await expect(page.getByRole('heading', { name: /costs you £120 to £220\./ })).toBeVisible()
  await page.getByLabel('Months in all').fill('3.5')
  await page.getByRole('button', { name: 'Work it out' }).click()
  await expect(
    page.getByRole('link', { name: 'Months in all: This field must an integer' }),
  ).toBeVisible()
})

test('D-71 calculators lead to one another, and print their answer without its form @wide', async ({
  page,
}) => {
  await page.goto('/calculators')
  await page.getByRole('link', { name: 'Electric or petrol?' }).click()
  await expect(page.getByRole('form', { name: 'Your figures' })).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('button', { name: 'Work it out' })).toBeHidden()
  await expect(page.getByText('Miles a year: 8000')).toBeVisible()
  await expect(page.getByRole('heading', { name: /^Over 4 years/ })).toBeVisible()
  await page.emulateMedia({ media: 'screen' })
  await expectSound(page)
})

for (const [name, address] of [
  [
    'car change',
    '/car-change-calculator?worth=9000&financeProduct=hp&startDate=2025-03-15&term=48&amountBorrowed=14000&monthlyPayment=340',
  ],
  ['electric against petrol', '/electric-vs-petrol-calculator?mileage=12000&years=8'],
  ['four ways', '/calculators/four-ways?salary=70000'],
  ['the bill at the end', '/calculators/return-bill?driven=20000&alloy=2&scratch=1'],
] as const) {
  test(`D-90 ${name} is printed on one sheet, its sources included @wide`, async ({ page }) => {
    await page.goto(address)
    const pdf = await page.pdf({ format: 'A4', preferCSSPageSize: true })
    // The tree of its pages says how many there are.
    expect(/\/Count (\d+)/.exec(pdf.toString('latin1'))?.[1]).toBe('1')
    await page.emulateMedia({ media: 'print' })
    await expect(page.locator('#answer')).toBeVisible()
    const letters = await page
      .getByRole('main')
      .evaluate((main) =>
        [...main.querySelectorAll('p, th, td, li, dt, dd, span')]
          .filter((each) => each.textContent && (each as HTMLElement).offsetParent)
          .map((each) => parseFloat(getComputedStyle(each).fontSize)),
      )
    // Six points: what the small print of a contract has.
    expect(Math.min(...letters)).toBeGreaterThanOrEqual(8)
  })
}

test('P-116 a car’s own deals say what the next mileage costs @no-script', async ({
  page,
  car,
}) => {
  await page.goto(`/vehicles/${car.capId}/offers`)
  await page.getByRole('link', { name: /^Have this car already/ }).click()
  await expect(page).toHaveURL(`/calculators/return-bill?car=${car.capId}`)
  const next = page.getByLabel('Next mileage on offer, a year')
  await expect(next).toHaveValue('')
  await expect(next).toHaveAttribute('placeholder', /^[\d,]+ miles$/)
  await expect(page.getByText('whose lease on these terms is the cheapest today')).toBeVisible()
  const told = page.getByText(/^[\d,]+ miles a year would have cost/)
  await expect(told).toContainText(/£[\d.,]+ more over the lease/)
  const before = await told.textContent()
  await next.fill('30000')
  await page.getByLabel('It cost more a month, £').fill('1')
  await page.getByRole('button', { name: 'Work it out' }).click()
  await expect(page).toHaveURL(new RegExp(`\\?car=${car.capId}&next=30000&nextMonthly=1$`))
  await expect(told).toContainText('30,000 miles a year would have cost £36')
  expect(await told.textContent()).not.toBe(before)
  expect((await page.goto('/calculators/return-bill?car=999999998'))!.status()).toBe(404)
})
