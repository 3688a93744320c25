/**
 * Calls that answer otherwise than `ordinary.ts` says: the state of their subject, and the status for each person.
 * `owner` owns the story, device or session.
 */
export const exceptions = `
call                 state      anonymous  player  other-author  owner  admin

# What is sent is not right, so nobody comes further.
googleSignIn         -          404        404     404           404    404
beginOpenIdSignIn    -          404        404     404           404    404
finishOpenIdSignIn   -          404        404     404           404    404
proxySignIn          -          404        404     404           404    404
openInvitation       -          400        400     400           400    400
stopLetters          -          400        400     400           400    400
proveSecondFactor    -          400        400     400           400    400
resetPassword        -          400        400     400           400    400
verifyEmail          -          400        400     400           400    400
confirmBrowser       -          400        400     400           400    400

# The factor or device is its owner's alone.
endSignIn            -          401        404     404           200    404
endPersonalToken     -          401        404     404           200    404
renameSecondFactor   -          401        404     404           200    404
removeSecondFactor   -          401        404     404           200    404

# A notification is its user's alone.
readNotification     -          401        404     404           200    404
readAllNotifications -          401        404     404           200    404
removePushDevice     -          401        404     404           200    404

# Nobody here has a second factor to prove, or a code that is right.
askForProof          -          401        409     409           409    409
proveAgain           -          401        409     409           409    409
confirmTotp          -          401        400     400           400    400
confirmPasskey       -          401        400     400           400    400
newRecoveryCodes     -          401        409     409           409    409

# The story is not in the state for it.
publishStory         archived   401        404     404           409    409
deleteDraft          in_review  401        404     404           409    409
deleteDraft          published  401        403     403           409    409
deleteDraft          archived   401        404     404           409    409
shareDraft           published  401        403     403           409    409
shareDraft           archived   401        404     404           409    409
approveReview        draft      401        403     403           403    409
approveReview        published  401        403     403           403    409
approveReview        archived   401        403     403           403    409
returnReview         draft      401        403     403           403    409
returnReview         published  401        403     403           403    409
returnReview         archived   401        403     403           403    409

# It only says whether the player has begun.
checkSession         draft      401        200     200           200    200
checkSession         in_review  401        200     200           200    200
checkSession         archived   401        200     200           200    200

# Nobody answers at the provider's address.
listProviderModels   -          401        403     403           403    502

# Readers may bring no keys, and have none.
keepOwnKey           -          401        409     409           409    409
listOwnKeyModels     -          401        409     409           409    409
chooseOwnKeyModel    -          401        409     409           409    409
forgetOwnKey         -          401        404     404           404    404

# The turn is told already.
cancelTurn           -          401        404     404           409    404
`;
