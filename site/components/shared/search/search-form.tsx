import { paths } from '#core/routes/paths.ts'
import { mostSearchLetters, searchTextKey } from '#core/search/search-bounds.ts'
import { messages } from '#site/messages/en.ts'
import { SearchBox, type SearchBoxProps } from '#site/ui/search-box/search-box.tsx'

type SearchFormProps = Pick<SearchBoxProps, 'id' | 'size' | 'formLabel' | 'defaultValue'>

/** The box that searches by words; what suggests pages comes with the focus. Rule F-130. */
export function SearchForm(props: SearchFormProps) {
  const { label, placeholder, shortPlaceholder, submit } = messages.search
  return (
    <SearchBox
      {...props}
      action={paths.search()}
      name={searchTextKey}
      label={label}
      placeholder={props.size === 'small' ? shortPlaceholder : placeholder}
      submit={submit}
      maxLength={mostSearchLetters}
    />
  )
}
