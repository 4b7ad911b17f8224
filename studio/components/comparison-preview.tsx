import { Card, Grid, Stack, Text } from '@sanity/ui'
import type { PreviewProps } from 'sanity'

type Option = {
  _key: string
  name?: string
  summary?: string
  goodFor?: readonly string[]
  lessGoodFor?: readonly string[]
}

/** The options of a comparison side by side. */
export function ComparisonPreview(props: PreviewProps) {
  const { title, options } = props as unknown as {
    title?: string
    options?: readonly Option[] | Record<string, Option>
  }
  const list = Object.values(options ?? {})
  return (
    <Stack gap={3} padding={3}>
      <Text muted size={0}>
        Comparison
      </Text>
      <Text size={1} weight="semibold">
        {title || 'No title yet'}
      </Text>
      <Grid gridTemplateColumns={Math.min(Math.max(list.length, 1), 4)} gap={3}>
        {list.map((option) => (
          <Card key={option._key} border padding={3} radius={2}>
            <Stack gap={3}>
              <Text size={1} weight="medium">
                {option.name || 'No name yet'}
              </Text>
              {option.summary && <Text size={1}>{option.summary}</Text>}
              <Reasons title="Good for" reasons={option.goodFor} />
              <Reasons title="Less good for" reasons={option.lessGoodFor} />
            </Stack>
          </Card>
        ))}
      </Grid>
    </Stack>
  )
}

function Reasons({ title, reasons }: { title: string; reasons: readonly string[] | undefined }) {
  if (!reasons?.length) return null
  return (
    <Text muted size={0}>
      {title}: {reasons.join('; ')}
    </Text>
  )
}
