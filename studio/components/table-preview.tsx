import { Box, Stack, Text } from '@sanity/ui'
import type { CSSProperties } from 'react'
import type { PreviewProps } from 'sanity'

type Row = { _key: string; cells?: readonly string[] }
type Table = {
  caption?: string
  columns?: readonly string[] | Record<string, string>
  rows?: readonly Row[] | Record<string, Row>
}

const cell: CSSProperties = {
  padding: '0.4rem 0.6rem',
  textAlign: 'left',
  verticalAlign: 'top',
  borderBottom: '1px solid var(--card-border-color)',
}

/** A table as a table. */
export function TablePreview(props: PreviewProps) {
  const { caption, columns, rows } = props as unknown as Table
  return (
    <Stack gap={3} padding={3}>
      <Text muted size={0}>
        Table
      </Text>
      <Text size={1} weight="semibold">
        {caption || 'No caption yet'}
      </Text>
      <Box overflow="auto">
        <table style={{ borderCollapse: 'collapse', width: '100%' }}>
          <thead>
            <tr>
              {Object.values(columns ?? {}).map((title, at) => (
                <th key={`${at}-${title}`} style={cell}>
                  <Text size={1} weight="medium">
                    {title}
                  </Text>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {Object.values(rows ?? {}).map((row) => (
              <tr key={row._key}>
                {row.cells?.map((text, at) => (
                  <td key={`${at}-${text}`} style={cell}>
                    <Text size={1}>{text}</Text>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </Box>
    </Stack>
  )
}
