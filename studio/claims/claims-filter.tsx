import { SearchIcon } from '@sanity/icons/Search'
import { Box, Flex, Select, TextInput } from '@sanity/ui'
import { type ClaimFilter, filterClaims } from './arrange-claims.ts'
import { type ClaimRow, dueWithinDays } from './claim-rows.ts'

const states: readonly { state: ClaimFilter['state']; title: string }[] = [
  { state: 'all', title: 'All' },
  { state: 'hidden', title: 'Hidden: review date has passed' },
  { state: 'due', title: `Review within ${dueWithinDays} days` },
  { state: 'current', title: 'Checked' },
  { state: 'undated', title: 'No review date' },
  { state: 'unused', title: 'On no page' },
]

/** Words and a state to look for. */
export function ClaimsFilter({
  filter,
  rows,
  onChange,
}: {
  filter: ClaimFilter
  rows: readonly ClaimRow[]
  onChange: (filter: ClaimFilter) => void
}) {
  return (
    <Flex gap={3} wrap="wrap">
      <Box flex={2} style={{ minWidth: '14rem' }}>
        <TextInput
          type="search"
          aria-label="Find claims by words, owner or page"
          placeholder="Words, owner or page"
          icon={SearchIcon}
          value={filter.words}
          onChange={(event) => onChange({ ...filter, words: event.currentTarget.value })}
        />
      </Box>
      <Box flex={1} style={{ minWidth: '14rem' }}>
        <Select
          aria-label="Show claims by state"
          value={filter.state}
          onChange={(event) =>
            onChange({ ...filter, state: event.currentTarget.value as ClaimFilter['state'] })
          }
        >
          {states.map(({ state, title }) => (
            <option key={state} value={state}>
              {`${title} (${filterClaims(rows, { words: '', state }).length})`}
            </option>
          ))}
        </Select>
      </Box>
    </Flex>
  )
}
