import { Fragment } from 'react'

/** The pattern of a page's address, which breaks between its words where it has to. */
export const PagePattern = ({ pattern }: { pattern: string }) =>
  pattern.split(/(?<=\/)/).map((part, at) => (
    <Fragment key={at}>
      {part}
      <wbr />
    </Fragment>
  ))
