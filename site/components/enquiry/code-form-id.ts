/** The id of the code's form, by which its use is noticed before its script is there. */
export const codeFormId = 'enquiry-code-form'
