import { claimLimits } from './claim-limits.ts'
import { markConversionSent, readPendingConversions, recordConversion } from './conversions.ts'
import { readCustomerForm, saveCustomerForm } from './customer-forms.ts'
import { forgetOldForms } from './forget-old-forms.ts'
import { listFrontErrors, recordFrontError } from './front-errors.ts'
import {
  joinMailingList,
  leaveMailingLists,
  markMemberPushed,
  readPendingMembers,
} from './mailing-list.ts'
import { submitForm } from './submit-form.ts'

/** The queries of forms, lists and events, for the registry. */
export const formQueries = {
  claimLimits,
  forgetOldForms,
  joinMailingList,
  leaveMailingLists,
  listFrontErrors,
  markConversionSent,
  markMemberPushed,
  readCustomerForm,
  readPendingConversions,
  readPendingMembers,
  recordConversion,
  recordFrontError,
  saveCustomerForm,
  submitForm,
}
