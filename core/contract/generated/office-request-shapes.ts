// Made from core/contract/calls.ts by `npm run generate:client`. Do not edit.
import type { CallShape } from '../call-shape.ts'

export const listUsers: CallShape<'listUsers'> = {"method":"GET","path":"/api/users","queryFields":["kind","state","sort","page","rows"],"bodyFields":null}
export const searchUsers: CallShape<'searchUsers'> = {"method":"POST","path":"/api/user-searches","queryFields":[],"bodyFields":["kind","state","sort","q","page","rows"]}
export const putUserAccess: CallShape<'putUserAccess'> = {"method":"PUT","path":"/api/users/{id}/access","queryFields":[],"bodyFields":["companyRole","permissions","authorizationToken"]}
export const postDeactivation: CallShape<'postDeactivation'> = {"method":"POST","path":"/api/users/{id}/deactivations","queryFields":[],"bodyFields":null}
export const postReactivation: CallShape<'postReactivation'> = {"method":"POST","path":"/api/users/{id}/reactivations","queryFields":[],"bodyFields":null}
export const listInvitations: CallShape<'listInvitations'> = {"method":"GET","path":"/api/invitations","queryFields":[],"bodyFields":null}
export const postInvitation: CallShape<'postInvitation'> = {"method":"POST","path":"/api/invitations","queryFields":[],"bodyFields":["email","phone","companyId","permissions","authorizationToken"]}
export const postInvitationResend: CallShape<'postInvitationResend'> = {"method":"POST","path":"/api/invitations/{id}/resends","queryFields":[],"bodyFields":null}
export const deleteInvitation: CallShape<'deleteInvitation'> = {"method":"DELETE","path":"/api/invitations/{id}","queryFields":[],"bodyFields":null}
export const getEnquiryFigures: CallShape<'getEnquiryFigures'> = {"method":"GET","path":"/api/figures/enquiries","queryFields":[],"bodyFields":null}
export const getPricePositions: CallShape<'getPricePositions'> = {"method":"GET","path":"/api/figures/price-positions","queryFields":[],"bodyFields":null}
export const getExperimentFigures: CallShape<'getExperimentFigures'> = {"method":"GET","path":"/api/figures/experiments","queryFields":[],"bodyFields":null}
export const listRateBooks: CallShape<'listRateBooks'> = {"method":"GET","path":"/api/rate-books","queryFields":["brandId","page","rows"],"bodyFields":null}
export const postRateUpload: CallShape<'postRateUpload'> = {"method":"POST","path":"/api/rate-uploads","queryFields":[],"bodyFields":["brandId","fileName","totalBytes"]}
export const getRateUpload: CallShape<'getRateUpload'> = {"method":"GET","path":"/api/rate-uploads/{uploadId}","queryFields":[],"bodyFields":null}
export const postRateCheck: CallShape<'postRateCheck'> = {"method":"POST","path":"/api/rate-uploads/{uploadId}/checks","queryFields":[],"bodyFields":["takeHeld","validUntil"]}
export const putRateUploadLive: CallShape<'putRateUploadLive'> = {"method":"PUT","path":"/api/rate-uploads/{uploadId}/live","queryFields":[],"bodyFields":["leaveOutBad","takeFewer"]}
export const deleteRateUpload: CallShape<'deleteRateUpload'> = {"method":"DELETE","path":"/api/rate-uploads/{uploadId}","queryFields":[],"bodyFields":null}
export const postRateRollback: CallShape<'postRateRollback'> = {"method":"POST","path":"/api/rate-rollbacks","queryFields":[],"bodyFields":["brandId","presentBookId","earlierBookId"]}
export const listApiKeys: CallShape<'listApiKeys'> = {"method":"GET","path":"/api/api-keys","queryFields":["brandId"],"bodyFields":null}
export const postApiKey: CallShape<'postApiKey'> = {"method":"POST","path":"/api/api-keys","queryFields":[],"bodyFields":["brandId","name","scopes"]}
export const deleteApiKey: CallShape<'deleteApiKey'> = {"method":"DELETE","path":"/api/api-keys/{keyId}","queryFields":[],"bodyFields":null}
export const listLeads: CallShape<'listLeads'> = {"method":"GET","path":"/api/leads","queryFields":["states","age","callTimes","providerId","assignee","sort","page","rows"],"bodyFields":null}
export const searchLeads: CallShape<'searchLeads'> = {"method":"POST","path":"/api/lead-searches","queryFields":[],"bodyFields":["states","age","callTimes","providerId","assignee","sort","page","rows","q"]}
export const getLead: CallShape<'getLead'> = {"method":"GET","path":"/api/leads/{orderRef}","queryFields":[],"bodyFields":null}
export const putLeadMark: CallShape<'putLeadMark'> = {"method":"PUT","path":"/api/leads/{orderRef}/marks/{state}","queryFields":[],"bodyFields":["on"]}
export const deleteLeadMark: CallShape<'deleteLeadMark'> = {"method":"DELETE","path":"/api/leads/{orderRef}/marks/{state}","queryFields":[],"bodyFields":null}
export const postLeadNote: CallShape<'postLeadNote'> = {"method":"POST","path":"/api/leads/{orderRef}/notes","queryFields":[],"bodyFields":["text"]}
export const putLeadAssignee: CallShape<'putLeadAssignee'> = {"method":"PUT","path":"/api/leads/{orderRef}/assignee","queryFields":[],"bodyFields":["userId","was"]}
export const listDeadLetters: CallShape<'listDeadLetters'> = {"method":"GET","path":"/api/dead-letters","queryFields":[],"bodyFields":null}
export const postResends: CallShape<'postResends'> = {"method":"POST","path":"/api/dead-letters/resends","queryFields":[],"bodyFields":["ids"]}
export const searchLog: CallShape<'searchLog'> = {"method":"POST","path":"/api/log-searches","queryFields":[],"bodyFields":["action","q","page","rows"]}
export const postPersonExport: CallShape<'postPersonExport'> = {"method":"POST","path":"/api/person-exports","queryFields":[],"bodyFields":["email","authorizationToken"]}
export const postPersonErasure: CallShape<'postPersonErasure'> = {"method":"POST","path":"/api/person-erasures","queryFields":[],"bodyFields":["email","authorizationToken"]}
