/** A derivative in a list with its best matching offer, both as positions. */
export type BestOffer = { derivative: number; offer: number }

/** The best matching offers as far as they were read. */
export type Best = {
  /** By derivative: its best offer, or `noOffer`. */
  offerOf: Uint32Array
  /** What the sort goes by, of that offer. */
  rankOf: Uint32Array
}

const noOffer = 0xffff_ffff

/** Room for as many derivatives; `forget` those that are to be read before they are read. */
export function bestAccumulator(derivatives: number): Best {
  return { offerOf: new Uint32Array(derivatives), rankOf: new Uint32Array(derivatives) }
}

/** From here on no offer of these derivatives is known. */
export function forget({ offerOf, rankOf }: Best, derivatives: Uint16Array): void {
  for (let at = 0; at < derivatives.length; at++) {
    offerOf[derivatives[at]!] = noOffer
    rankOf[derivatives[at]!] = noOffer
  }
}
