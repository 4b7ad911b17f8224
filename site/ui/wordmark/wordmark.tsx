export type WordmarkProps = {
  src: string
  /** What it spells; empty where the name stands beside it. */
  name: string
}

/** A make's name as a picture of one height, whatever its letters. Fetched when it comes into view. */
export function Wordmark({ src, name }: WordmarkProps) {
  return <img src={src} alt={name} width={144} height={18} loading="lazy" />
}
