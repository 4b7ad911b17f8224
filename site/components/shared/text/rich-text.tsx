import { stegaClean } from '@sanity/client/stega'
import { PortableText, type PortableTextComponents, toPlainText } from '@portabletext/react'
import type {
  Calculator,
  CallOut,
  Chart,
  Comparison,
  ContentTable,
  PageContentByKeyQueryResult,
} from '#schemas/generated/sanity.types.ts'
import { messages } from '#site/messages/en.ts'
import { Comparison as ComparisonFigure } from '#site/ui/comparison/comparison.tsx'
import { ContentFigure } from '#site/ui/content-figure/content-figure.tsx'
import { Notice } from '#site/ui/notice/notice.tsx'
import { figureColumns } from '#site/ui/scrolling-table/figure-columns.ts'
import { ScrollingTable } from '#site/ui/scrolling-table/scrolling-table.tsx'
import { type MediaImage, mediaSources } from './media-url.ts'
import { CalculatorNote } from './calculator-note.tsx'
import { ChartNote } from './chart-note.tsx'
import { ClaimText } from './claim-text.tsx'
import { headingId } from './heading-id.ts'

/** Rich text as queries return it, pictures and claims included. */
export type RichTextValue = NonNullable<PageContentByKeyQueryResult>['body']

const components: PortableTextComponents = {
  block: {
    h2: ({ children, value }) => <h2 id={headingId(toPlainText(value))}>{children}</h2>,
    h3: ({ children, value }) => <h3 id={headingId(toPlainText(value))}>{children}</h3>,
  },
  marks: {
    link: ({ children, value }) => <a href={String(value?.href ?? '')}>{children}</a>,
  },
  types: {
    contentTable: ({ value }) => <Table table={value as ContentTable} />,
    callOut: ({ value }) => <CallOutNote callOut={value as CallOut} />,
    figure: ({ value }) => <Picture figure={value as Picture} />,
    comparison: ({ value }) => <Compared comparison={value as Comparison} />,
    chart: ({ value }) => <ChartNote chart={value as Chart} />,
    calculator: ({ value }) => {
      const { _key, kind, title, intro } = value as Calculator & { _key: string }
      return (
        <CalculatorNote id={`sum-${_key}`} kind={kind} title={title || undefined} intro={intro} />
      )
    },
    claimNote: ({ value }) => <ClaimNote note={value as ResolvedClaim} />,
  },
  unknownType: () => null,
}

/**
 * Renders editors' rich text: headings, lists, links, tables, call-outs, pictures, comparisons,
 * charts, calculators and claims. Live figures have been told before (`resolve-text.ts` of core).
 */
export function RichText({ value }: { value: RichTextValue }) {
  return <PortableText value={value} components={components} onMissingComponent={false} />
}

function Table({ table }: { table: ContentTable }) {
  const columns = figureColumns(
    table.rows.map(({ cells }) => cells.map((cell) => stegaClean(cell))),
  )
  const isFigure = (index: number) => columns.has(index) || undefined
  return (
    <ScrollingTable label={table.caption}>
      <table>
        <caption>{table.caption}</caption>
        <thead>
          <tr>
            {table.columns.map((column, index) =>
              isNameless(column) ? (
                <td key={index}>{column}</td>
              ) : (
                <th key={index} scope="col" data-figures={isFigure(index)}>
                  {column}
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {table.rows.map((row) => (
            <tr key={row._key}>
              {row.cells.map((cell, index) =>
                // Under a column without a name stand the names of the rows.
                isNameless(table.columns[index]) ? (
                  <th key={index} scope="row">
                    {cell}
                  </th>
                ) : (
                  <td key={index} data-figures={isFigure(index)}>
                    {cell}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollingTable>
  )
}

/** Whether a column has no name; the preview's invisible marks do not count. Rule E-08. */
const isNameless = (column: string | undefined): boolean => stegaClean(column)?.trim() === ''

function CallOutNote({ callOut }: { callOut: CallOut }) {
  return (
    <Notice>
      <p>
        <strong>{callOut.title}</strong>
      </p>
      <p>{callOut.text}</p>
    </Notice>
  )
}

type Picture = { image: MediaImage | null; alt: string; caption?: string }

function Picture({ figure: { image, alt, caption } }: { figure: Picture }) {
  const sources = image && mediaSources(image)
  return sources ? <ContentFigure {...sources} alt={alt} caption={caption} /> : null
}

function Compared({ comparison: { title, options } }: { comparison: Comparison }) {
  const t = messages.content.comparison
  return (
    <ComparisonFigure
      title={title}
      goodForLabel={t.goodFor}
      lessGoodForLabel={t.lessGoodFor}
      options={options.map(({ _key, name, summary, goodFor, lessGoodFor }) => ({
        key: _key,
        name,
        summary,
        goodFor: goodFor ?? [],
        lessGoodFor: lessGoodFor ?? [],
      }))}
    />
  )
}

type ResolvedClaim = { claim: { text: string }; isDemonstration?: boolean }

function ClaimNote({ note: { claim, isDemonstration = false } }: { note: ResolvedClaim }) {
  return (
    <p>
      <ClaimText text={claim.text} isDemonstration={isDemonstration} />
    </p>
  )
}
