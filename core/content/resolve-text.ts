import { isInDate } from '../time/in-date.ts'

/** What a figure in a text is about: a range of a make, a make, or everything when it names none. */
export type FigurePlace = { manufacturer?: string; range?: string }

/** Live figures by their keys, written as a reader sees them. One that cannot be told is absent. */
export type TextFigures = Readonly<Record<string, string | undefined>>

/** What a text is told with. */
export type Telling = {
  /** What figures are about that name neither make nor range: the make or range of an article. */
  place: FigurePlace
  figuresOf: (place: FigurePlace) => TextFigures
  /** London's day, `YYYY-MM-DD`. */
  today: string
  /** Claims that regulators care about carry a mark while the firm and its prices are made up. */
  isDemonstration: boolean
}

type Named = { manufacturer?: string | null; range?: string | null }
type Child = Named & { _type: string; _key: string; figure?: string }
type Member = {
  _type: string
  children?: readonly Child[] | null
  claim?: { text: string; reviewBy: string; isRegulatory: boolean } | null
}

/** The places that the live figures of a text are about, each once. */
export function figurePlaces(text: readonly unknown[], place: FigurePlace): FigurePlace[] {
  const places = (text as readonly Member[]).flatMap((member) =>
    (member.children ?? []).filter(isFigure).map((figure) => placeOf(figure, place)),
  )
  return [...new Map(places.map((each) => [placeKey(each), each])).values()]
}

/** One name for a place. @example placeKey({ manufacturer: 'ford' }) // 'ford/' */
export const placeKey = ({ manufacturer = '', range = '' }: FigurePlace): string =>
  `${manufacturer}/${range}`

/**
 * A text as it is shown: live figures are words, a paragraph with a figure that cannot be told is
 * left out whole, and so is a claim that is gone or past its review date. Claims say in
 * `isDemonstration` whether they carry the demonstration mark. Rules E-10, E-11.
 */
export function resolveText<Text extends readonly unknown[]>(text: Text, telling: Telling): Text {
  return (text as readonly unknown[] as readonly Member[]).flatMap((member): unknown[] => {
    if (member._type === 'claimNote') return resolveClaim(member, telling)
    if (!member.children?.some(isFigure)) return [member]
    const children = member.children.map((child) => resolveChild(child, telling))
    return children.includes(null) ? [] : [{ ...member, children }]
  }) as unknown as Text
}

function resolveChild(child: Child, { place, figuresOf }: Telling): unknown {
  if (!isFigure(child)) return child
  const text = figuresOf(placeOf(child, place))[child.figure]
  return text === undefined ? null : { _type: 'span', _key: child._key, marks: [], text }
}

function resolveClaim(note: Member, { today, isDemonstration }: Telling): unknown[] {
  const { claim } = note
  if (!claim || !isInDate({ endsOn: claim.reviewBy }, today)) return []
  return [{ ...note, isDemonstration: claim.isRegulatory && isDemonstration }]
}

function placeOf(figure: Named, place: FigurePlace): FigurePlace {
  const manufacturer = figure.manufacturer ?? place.manufacturer
  // A range of the document belongs to the make of the document.
  const range = figure.range ?? (figure.manufacturer ? undefined : place.range)
  return { ...(manufacturer && { manufacturer }), ...(range && { range }) }
}

const isFigure = (child: Child): child is Child & { figure: string } =>
  child._type === 'liveFigure' && child.figure !== undefined
