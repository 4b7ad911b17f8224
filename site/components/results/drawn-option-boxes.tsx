import { countText } from '#site/components/shared/deal/count-text.ts'
import { Checkbox } from '#site/ui/form/choices.tsx'
import { drawnHtml } from '#site/ui/static-html/drawn-html.ts'
import { OptionBoxes as PlainBoxes, type OptionBoxesProps } from './option-boxes.tsx'

/** Stands for the count of a box in what is drawn, in a character that no text of ours holds. */
const countMark = '\u{e000}'

/**
 * The server's side of the tick boxes of a filter, which package.json puts in the place of the
 * browser's: the same HTML, drawn once for all lists that offer and tick the same; the counts, which
 * are every list's own, are put in. Rule D-110.
 */
export function OptionBoxes(props: OptionBoxesProps) {
  const { name, label, options, chosen } = props
  const boxes = options.map(({ value, label: words }) => ({
    id: `${name}-${value}`,
    name,
    value,
    label: words,
    defaultChecked: chosen.includes(value),
  }))
  const html = drawnHtml(JSON.stringify(['boxes', boxes]), () =>
    boxes.map((box) => <Checkbox key={box.id} {...box} count={countMark} />),
  )
  if (html === null) return <PlainBoxes {...props} />
  return (
    <div
      role="group"
      aria-label={label}
      dangerouslySetInnerHTML={{ __html: withCounts(html, options) }}
    />
  )
}

/** Counts are digits and commas, which stand in HTML as they are. */
const withCounts = (html: string, options: OptionBoxesProps['options']): string =>
  html
    .split(countMark)
    .map((piece, index) => (index === 0 ? piece : countText(options[index - 1]!.count) + piece))
    .join('')
