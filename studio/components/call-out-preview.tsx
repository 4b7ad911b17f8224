import { Card, Stack, Text } from '@sanity/ui'
import type { PreviewProps } from 'sanity'

type CallOut = { tone?: string; title?: string; text?: string }

/** A call-out as the page shows it: set apart, in the colour of its kind. */
export function CallOutPreview(props: PreviewProps) {
  const { tone, title, text } = props as unknown as CallOut
  return (
    <Card padding={3} radius={2} tone={tone === 'caution' ? 'caution' : 'positive'}>
      <Stack gap={3}>
        <Text muted size={0}>
          {tone === 'caution' ? 'Caution' : 'Tip'}
        </Text>
        <Text size={1} weight="semibold">
          {title || 'No title yet'}
        </Text>
        {text && <Text size={1}>{text}</Text>}
      </Stack>
    </Card>
  )
}
