import { Badge, Flex, Stack, Text } from '@sanity/ui'
import type { CSSProperties, ReactNode } from 'react'
import { IntentLink } from 'sanity/router'
import type { ClaimRow, ClaimState } from './claim-rows.ts'

const tones = {
  hidden: 'critical',
  due: 'caution',
  current: 'positive',
  undated: 'default',
} as const satisfies Record<ClaimState, string>

const cell: CSSProperties = { padding: '0.75rem', verticalAlign: 'top', textAlign: 'left' }

/** One claim of the overview: what it says, who answers for it, until when, and where it stands. */
export function ClaimCells({ row }: { row: ClaimRow }) {
  return (
    <>
      <Heading>
        <Stack gap={3}>
          <Text size={1}>
            <IntentLink intent="edit" params={{ id: row.id, type: 'marketingClaim' }}>
              {row.text || 'No text yet'}
            </IntentLink>
          </Text>
          <Flex gap={2} align="center" wrap="wrap">
            <Text muted size={0}>
              {row.key || 'No key yet'}
            </Text>
            {row.figure && <Badge fontSize={0}>{row.figure}</Badge>}
            {row.isRegulatory && (
              <Badge fontSize={0} tone="primary">
                Regulatory
              </Badge>
            )}
          </Flex>
        </Stack>
      </Heading>
      <Cell>
        <Text size={1}>{row.owner || '–'}</Text>
      </Cell>
      <Cell>
        <Stack gap={3}>
          <Text size={1}>{row.reviewBy ? longDate(row.reviewBy) : '–'}</Text>
          <Flex>
            <Badge fontSize={0} tone={tones[row.state]}>
              {row.when}
            </Badge>
          </Flex>
        </Stack>
      </Cell>
      <Cell>
        <Places row={row} />
      </Cell>
    </>
  )
}

const Heading = ({ children }: { children: ReactNode }) => (
  <th scope="row" style={{ ...cell, fontWeight: 'normal' }}>
    {children}
  </th>
)

const Cell = ({ children }: { children: ReactNode }) => <td style={cell}>{children}</td>

function Places({ row }: { row: ClaimRow }) {
  if (row.places.length === 0)
    return (
      <Text muted size={1}>
        On no page
      </Text>
    )
  return (
    <Stack as="ul" gap={2} style={{ listStyle: 'none', padding: 0, margin: 0 }}>
      {row.places.map(({ title, href }) => (
        <Text as="li" size={1} key={href ?? title}>
          {href ? (
            <IntentLink intent="edit" params={inPreview(row, href)}>
              {title}
            </IntentLink>
          ) : (
            `${title} (every one)`
          )}
        </Text>
      ))}
    </Stack>
  )
}

/** The claim's form beside the page of the preview that holds it. */
const inPreview = ({ id }: ClaimRow, href: string) => ({
  id,
  type: 'marketingClaim',
  mode: 'presentation',
  presentation: 'preview',
  preview: href,
})

const longDate = (day: string) =>
  new Date(day).toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  })
