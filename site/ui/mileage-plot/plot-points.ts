/** Where the lines lie in the picture, per cent from its top. */
const top = 8
const bottom = 94

const percent = (share: number) => `${Math.round(share * 10) / 10}%`

/**
 * Places both lines of a plot of miles: the dearer end at the top, nothing at the bottom. Amounts
 * below nothing lie on the ground.
 * @param amounts what the most miles cost either way; where both cost the same, 0 to 1 of the way
 */
export function plotPoints(amounts: {
  bill: number
  agreed: number
  breakEven: { at: number } | null
}) {
  const most = Math.max(amounts.bill, amounts.agreed, 1)
  const heightOf = (amount: number) =>
    percent(bottom - (Math.max(0, amount) / most) * (bottom - top))
  return {
    left: '0%',
    right: '100%',
    ground: percent(bottom),
    billY: heightOf(amounts.bill),
    agreedY: heightOf(amounts.agreed),
    crossing: amounts.breakEven && {
      x: percent(amounts.breakEven.at * 100),
      isLeft: amounts.breakEven.at < 0.5,
    },
  }
}
