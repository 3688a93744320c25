/**
 * Who may do what: each call of the API, the state of its subject, and the status for each person. `owner` owns the
 * story, device or session. A route without a row fails the test, and so does a row without a route.
 */
export const expected = `
call                state      anonymous  player  other-author  owner  admin

# Accounts
register            -          201        201     201           201    201
login               -          200        200     200           200    200
signInWays          -          200        200     200           200    200
googleSignIn        -          404        404     404           404    404
proveSecondFactor   -          400        400     400           400    400
refresh             -          200        200     200           200    200
logout              -          401        200     200           200    200
forgotPassword      -          200        200     200           200    200
resetPassword       -          400        400     400           400    400
verifyEmail         -          400        400     400           400    400
resendVerification  -          200        200     200           200    200
askForBrowserLink   -          200        200     200           200    200
confirmBrowser      -          400        400     400           400    400
me                  -          401        200     200           200    200
updateMe            -          401        200     200           200    200
changeEmail         -          401        200     200           200    200
changePassword      -          401        200     200           200    200
listSignIns         -          401        200     200           200    200
endSignIn           -          401        404     404           200    404
endAllSignIns       -          401        200     200           200    200
askForProof         -          401        409     409           409    409
proveAgain          -          401        409     409           409    409
listSecondFactors   -          401        200     200           200    200
startTotp           -          401        200     200           200    200
confirmTotp         -          401        400     400           400    400
startPasskey        -          401        200     200           200    200
confirmPasskey      -          401        400     400           400    400
renameSecondFactor  -          401        404     404           200    404
removeSecondFactor  -          401        404     404           200    404
newRecoveryCodes    -          401        409     409           409    409
readStorage         -          401        200     200           200    200
deleteUnusedPictures  -        401        200     200           200    200
exportAccount       -          401        200     200           200    200
deleteAccount       -          401        200     200           200    200

# Reading
listStories         -          200        200     200           200    200
featuredStories     -          200        200     200           200    200
trendingStories     -          200        200     200           200    200
searchStories       -          200        200     200           200    200
getStory            draft      404        404     404           200    200
getStory            in_review  404        404     404           200    200
getStory            published  200        200     200           200    200
getStory            archived   404        404     404           200    200
listCategories      -          200        200     200           200    200
listTags            -          200        200     200           200    200
featuredModels      -          200        200     200           200    200

# Engagement
likeStory           draft      401        404     404           200    200
likeStory           in_review  401        404     404           200    200
likeStory           published  401        200     200           200    200
likeStory           archived   401        404     404           200    200
bookmarkStory       draft      401        404     404           200    200
bookmarkStory       in_review  401        404     404           200    200
bookmarkStory       published  401        200     200           200    200
bookmarkStory       archived   401        404     404           200    200
shareStory          draft      404        404     404           200    200
shareStory          in_review  404        404     404           200    200
shareStory          published  200        200     200           200    200
shareStory          archived   404        404     404           200    200
rateStory           draft      401        404     404           200    200
rateStory           in_review  401        404     404           200    200
rateStory           published  401        200     200           200    200
rateStory           archived   401        404     404           200    200

# Writing
createStory         -          401        201     201           201    201
myStories           -          401        200     200           200    200
uploadPicture       -          401        201     201           201    201
updateStory         draft      401        404     404           200    200
updateStory         in_review  401        404     404           200    200
updateStory         published  401        403     403           200    200
updateStory         archived   401        404     404           200    200
publishStory        draft      401        404     404           200    200
publishStory        in_review  401        404     404           200    200
publishStory        published  401        403     403           200    200
publishStory        archived   401        404     404           409    409
archiveStory        draft      401        404     404           200    200
archiveStory        in_review  401        404     404           200    200
archiveStory        published  401        403     403           200    200
archiveStory        archived   401        404     404           200    200
listVersions        draft      401        404     404           200    200
listVersions        in_review  401        404     404           200    200
listVersions        published  401        403     403           200    200
listVersions        archived   401        404     404           200    200
getVersion          draft      401        404     404           200    200
getVersion          in_review  401        404     404           200    200
getVersion          published  401        403     403           200    200
getVersion          archived   401        404     404           200    200
restoreVersion      draft      401        404     404           200    200
restoreVersion      in_review  401        404     404           200    200
restoreVersion      published  401        403     403           200    200
restoreVersion      archived   401        404     404           200    200
getNumbers          draft      401        404     404           200    200
getNumbers          in_review  401        404     404           200    200
getNumbers          published  401        403     403           200    200
getNumbers          archived   401        404     404           200    200
listUnanswered      draft      401        404     404           200    200
listUnanswered      in_review  401        404     404           200    200
listUnanswered      published  401        403     403           200    200
listUnanswered      archived   401        404     404           200    200
dismissUnanswered   draft      401        404     404           200    200
dismissUnanswered   in_review  401        404     404           200    200
dismissUnanswered   published  401        403     403           200    200
dismissUnanswered   archived   401        404     404           200    200
duplicateStory      draft      401        404     404           201    201
duplicateStory      in_review  401        404     404           201    201
duplicateStory      published  401        403     403           201    201
duplicateStory      archived   401        404     404           201    201
deleteDraft         draft      401        404     404           200    200
deleteDraft         in_review  401        404     404           409    409
deleteDraft         published  401        403     403           409    409
deleteDraft         archived   401        404     404           409    409
restoreDraft        draft      401        404     404           200    200
restoreDraft        in_review  401        404     404           200    200
restoreDraft        published  401        403     403           200    200
restoreDraft        archived   401        404     404           200    200
shareDraft          draft      401        404     404           201    201
shareDraft          in_review  401        404     404           201    201
shareDraft          published  401        403     403           409    409
shareDraft          archived   401        404     404           409    409
endShareLink        draft      401        404     404           200    200
endShareLink        in_review  401        404     404           200    200
endShareLink        published  401        403     403           200    200
endShareLink        archived   401        404     404           200    200
openSharedStory     -          200        200     200           200    200
suggestionsOffered  -          401        200     200           200    200
suggest             -          401        200     200           200    200
draftAnswers        -          401        200     200           200    200
paintCovers         -          401        200     200           200    200
tryScene            -          401        200     200           200    200

# What is one's own
listTasks           -          401        200     200           200    200
listWalletEntries   -          401        200     200           200    200

# Play: sessions are their player's alone
listSessions        -          401        200     200           200    200
checkSession        draft      401        200     200           200    200
checkSession        in_review  401        200     200           200    200
checkSession        published  401        200     200           200    200
checkSession        archived   401        200     200           200    200
createSession       draft      401        404     404           201    201
createSession       in_review  401        404     404           201    201
createSession       published  401        201     201           201    201
createSession       archived   401        404     404           201    201
getSession          -          401        404     404           200    404
takeTurn            -          401        404     404           200    404
retryTurn           -          401        404     404           200    404
selectVersion       -          401        404     404           200    404
deleteSession       -          401        404     404           200    404
branchSession       -          401        404     404           201    404
turnEvents          -          401        404     404           200    404
cancelTurn          -          401        404     404           409    404
turnReceipt         -          401        404     404           200    404
reportTurn          -          401        404     404           201    404
getSessionTree      -          401        404     404           200    404
getSessionMemory    -          401        404     404           200    404
correctMemory       -          401        404     404           200    404

# Waitlist
joinWaitlist        -          200        200     200           200    200
listWaitlist        -          401        403     403           403    200
exportWaitlist      -          401        403     403           403    200
removeFromWaitlist  -          401        403     403           403    200

# Administration
featureStory        draft      401        403     403           403    200
featureStory        in_review  401        403     403           403    200
featureStory        published  401        403     403           403    200
featureStory        archived   401        403     403           403    200
listReviews         -          401        403     403           403    200
getReview           draft      401        403     403           403    200
getReview           in_review  401        403     403           403    200
getReview           published  401        403     403           403    200
getReview           archived   401        403     403           403    200
approveReview       draft      401        403     403           403    409
approveReview       in_review  401        403     403           403    200
approveReview       published  401        403     403           403    409
approveReview       archived   401        403     403           403    409
returnReview        draft      401        403     403           403    409
returnReview        in_review  401        403     403           403    200
returnReview        published  401        403     403           403    409
returnReview        archived   401        403     403           403    409
adminHealth         -          401        403     403           403    200
adminStories        -          401        403     403           403    200
listUsers           -          401        403     403           403    200
changeRole          -          401        403     403           403    200
grantPremium        -          401        403     403           403    200
removeUserSecondFactors  -     401        403     403           403    200
endUserSignIns      -          401        403     403           403    200
listReports         -          401        403     403           403    200
settleReport        -          401        403     403           403    200
listAudit           -          401        403     403           403    200
createCategory      -          401        403     403           403    201
updateCategory      -          401        403     403           403    200
orderCategories     -          401        403     403           403    200
deleteCategory      -          401        403     403           403    200
mergeCategory       -          401        403     403           403    200
createTag           -          401        403     403           403    201
updateTag           -          401        403     403           403    200
deleteTag           -          401        403     403           403    200
mergeTag            -          401        403     403           403    200
`;
