import OutlinedInput from '@mui/material/OutlinedInput'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useLayoutEffect, useRef, type DragEvent } from 'react'
import { flushSync } from 'react-dom'
import { applicationText } from '#content/applicationText'
import { signs } from '#content/language'
import { resumeLimitMb } from '#content/settings'
import { fill, fillCount, joinSentences, joinTexts } from '../../domain/fill'
import { isResumeFile, readableName, RESUME_TYPES } from '../../domain/resumeFile'
import { FieldFrame } from '../../forms/FieldFrame'
import { receiver } from '../../forms/receiver'
import { hasFiles } from '../../forms/refuseDroppedFiles'
import { useField, type FieldProps } from '../../forms/useField'
import { useNotify } from '../../notices/useNotify'
import { TOUCH_TARGET_PX } from '../../theme/touchTarget'

const FileInput = styled(OutlinedInput)(({ theme }) => ({
  '& fieldset': { borderStyle: 'dashed' },
  // Around the button.
  '& input': { height: 'auto', padding: (56 - TOUCH_TARGET_PX) / 2 },
  // The submit button is clear of the notice.
  '& [aria-invalid=true]': { scrollMarginBottom: 'min(25rem, 60dvh)' },
  '& ::file-selector-button': {
    ...theme.typography.button,
    minHeight: TOUCH_TARGET_PX,
    marginInlineEnd: theme.spacing(1.5),
    paddingInline: theme.spacing(2),
    border: `1px solid ${theme.vars.palette.primary.main}`,
    borderRadius: theme.vars.shape.borderRadius,
    backgroundColor: 'transparent',
    color: theme.vars.palette.primary.main,
    cursor: 'pointer',
  },
}))

const { fileHint, fileHintLimit, wrongFile, wrongFileLimit } = applicationText
/** Only a receiver has a limit. */
const [LIMIT_BYTES, HINT, WRONG_FILE] =
  receiver === '' ? [Infinity, fileHint, wrongFile] : [resumeLimitMb * 2 ** 20, fileHintLimit, wrongFileLimit]

/** Puts a kept file into a new field, which is possible only with a DataTransfer. */
function showFile(input: HTMLInputElement | null, file: File | null): void {
  if (!input || (input.files?.[0] ?? null) === file) return
  input.value = ''
  if (!file) return
  const transfer = new DataTransfer()
  transfer.items.add(file)
  input.files = transfer.files
}

/** The browser's own field shows the file's name and validates. Files can be dropped around it, too. */
export function ResumeField(props: FieldProps) {
  const { value, isSending, change, setMessage, frame, attributes } = useField(props)
  const file = value instanceof File ? value : null
  const input = useRef<HTMLInputElement>(null)
  const notify = useNotify()

  useLayoutEffect(() => showFile(input.current, file), [file])

  /** Takes the first resume. A notice names the other files. */
  function take(chosen: readonly File[]): void {
    const named = chosen.filter((each) => isResumeFile(each.name))
    // A file of a cloud drive that is not on the device yet has no bytes.
    const resume = named.find(({ size }) => size > 0 && size <= LIMIT_BYTES)
    if (resume || chosen.length === 0) change(resume ?? '')
    else showFile(input.current, file)
    const refused = chosen
      .filter((each) => each !== resume)
      .map((each) => fill(signs.quoted, { text: readableName(each.name) }))
    if (refused.length === 0) return setMessage('')
    const names = fillCount(applicationText.notAdded, refused.length, { names: joinTexts('list', refused) })
    const reason = named.some(({ size }) => size === 0)
      ? applicationText.emptyFile
      : fill(WRONG_FILE, { mb: resumeLimitMb })
    // The reason is at the field, unless another file was taken.
    notify({ type: 'error', text: resume ? joinSentences([names, applicationText.oneFile]) : names })
    flushSync(() => setMessage(resume ? '' : joinSentences([names, reason])))
    input.current?.scrollIntoView({ block: 'nearest' })
  }

  function handleDrag(event: DragEvent): void {
    if (!hasFiles(event.dataTransfer)) return
    event.preventDefault()
    const { files } = event.dataTransfer
    if (event.type === 'drop' && files.length > 0) take([...files])
  }

  return (
    <FieldFrame {...frame} {...(!isSending && { onDragOver: handleDrag, onDrop: handleDrag })}>
      <FileInput
        inputRef={input}
        id={frame.id}
        type="file"
        // A file field can't be read-only.
        disabled={isSending}
        slotProps={{
          input: {
            ...attributes,
            accept: RESUME_TYPES.join(','),
            'aria-describedby': `${frame.id}-hint ${frame.id}-refusal`,
            // Before the form takes what its fields show.
            onInput: () => take([...(input.current?.files ?? [])]),
          },
        }}
      />
      <Typography id={`${frame.id}-hint`} variant="body2" color="textSecondary">
        {fill(HINT, { mb: resumeLimitMb, types: joinTexts('list', RESUME_TYPES) })}
      </Typography>
    </FieldFrame>
  )
}
