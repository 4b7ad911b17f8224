/** A derivative in a list with its best matching offer, both as positions. */
export type BestOffer = { derivative: number; offer: number }

/** Accumulator of the best matching offers. */
export type Best = {
  /** By derivative: its best offer, or `noOffer`. */
  offerOf: Uint32Array
  /** Rank of that offer. */
  rankOf: Uint32Array
}

const noOffer = 0xffff_ffff

/** Allocates for a number of derivatives; call `forget` for those to be read first. */
export function bestAccumulator(derivatives: number): Best {
  return { offerOf: new Uint32Array(derivatives), rankOf: new Uint32Array(derivatives) }
}

/** Resets the accumulator for these derivatives. */
export function forget({ offerOf, rankOf }: Best, derivatives: Uint16Array): void {
  for (let at = 0; at < derivatives.length; at++) {
    offerOf[derivatives[at]!] = noOffer
    rankOf[derivatives[at]!] = noOffer
  }
}
