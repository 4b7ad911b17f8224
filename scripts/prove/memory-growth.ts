export type Growth = {
  /** Mean of the second fifth, when caches are filled, and of the last. */
  beforeBytes: number
  afterBytes: number
  /** 0.1 where the last is a tenth above the second; below 0 where it shrank. */
  share: number
}

/**
 * How much a program's memory grew, from samples at equal distances. What a garbage collector leaves
 * goes up and down, so fifths are compared and not moments.
 */
export function growth(samples: readonly number[]): Growth {
  const fifth = Math.floor(samples.length / 5)
  const beforeBytes = mean(samples.slice(fifth, 2 * fifth))
  const afterBytes = mean(samples.slice(-fifth))
  return { beforeBytes, afterBytes, share: afterBytes / beforeBytes - 1 }
}

const mean = (all: readonly number[]): number =>
  all.reduce((sum, each) => sum + each, 0) / all.length
