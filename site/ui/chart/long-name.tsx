import { Fragment } from 'react'

/**
 * A name that may be long and without blanks, such as an address or a campaign: it breaks where its
 * own words end, after a stroke, a dot, a hyphen or an underscore.
 */
export const LongName = ({ children }: { children: string }) =>
  children.split(/(?<=[/_.-])(?=[^\s/_.-])/).map((part, at) => (
    <Fragment key={at}>
      {at > 0 ? <wbr /> : null}
      {part}
    </Fragment>
  ))
