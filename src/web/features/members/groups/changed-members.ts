/** Members to add to the group and to take out, by difference: another coach's changes stay. */
export function changedMembers(before: readonly string[], chosen: ReadonlySet<string>) {
  const were = new Set(before);
  const add = [...chosen].filter(id => !were.has(id));
  const remove = before.filter(id => !chosen.has(id));
  return { ...(add.length > 0 && { add }), ...(remove.length > 0 && { remove }) };
}
