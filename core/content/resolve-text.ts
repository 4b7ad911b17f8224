import { isInDate } from '../time/in-date.ts'

/** The scope of a figure in a text: a range of a make, a make, or everything when it names none. */
export type FigurePlace = { manufacturer?: string; range?: string }

/** Live figures by key, formatted for readers; one that is unknown or cannot be told is absent. */
export type TextFigures = Readonly<Record<string, string | undefined>>

/** What a text is resolved with. */
export type Telling = {
  /** Scope of figures that name neither make nor range: the make or range of an article. */
  place: FigurePlace
  figuresOf: (place: FigurePlace) => TextFigures
  /** London's day, `YYYY-MM-DD`. */
  today: string
  /** Adds the demonstration mark to claims that regulators care about. */
  isDemonstration: boolean
}

type Named = { manufacturer?: string | null; range?: string | null }
type Child = Named & { _type: string; _key: string; figure?: string }
type Member = {
  _type: string
  children?: readonly Child[] | null
  claim?: { text: string; reviewBy: string; isRegulatory: boolean } | null
}

/** The scopes of the live figures in a text, each once. */
export function figurePlaces(text: readonly unknown[], place: FigurePlace): FigurePlace[] {
  const places = (text as readonly Member[]).flatMap((member) =>
    (member.children ?? []).filter(isFigure).map((figure) => placeOf(figure, place)),
  )
  return [...new Map(places.map((each) => [placeKey(each), each])).values()]
}

/** The map key of a scope. @example placeKey({ manufacturer: 'ford' }) // 'ford/' */
export const placeKey = ({ manufacturer = '', range = '' }: FigurePlace): string =>
  `${manufacturer}/${range}`

/**
 * Resolves a text for display: live figures become words; a paragraph with an unknown figure is
 * left out whole, as is a claim that is missing or past its review date. Claims say in
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
  // A range without a make is of the document's make.
  const range = figure.range ?? (figure.manufacturer ? undefined : place.range)
  return { ...(manufacturer && { manufacturer }), ...(range && { range }) }
}

const isFigure = (child: Child): child is Child & { figure: string } =>
  child._type === 'liveFigure' && child.figure !== undefined
