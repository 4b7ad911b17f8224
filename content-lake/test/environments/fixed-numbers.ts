/** Numbers in [0, 1), the same in every run (the multiplier of Lehmer's generator). */
export function fixedNumbers(): () => number {
  let state = 20_261_122
  return () => {
    state = (state * 48_271) % 2_147_483_647
    return state / 2_147_483_647
  }
}
