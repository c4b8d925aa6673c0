/** The reader of posts: members who are let in, those whose membership has lapsed, coaches. */
export type Reader = {
  id: string;
  standing: 'member' | 'lapsed' | 'coach';
  groups: readonly string[];
  muted: readonly string[];
  hidden: readonly string[];
};

export type Post = {
  id: string;
  author: { id: string; standing: 'member' | 'lapsed' | 'coach'; groups: readonly string[] };
  /** The groups that the author was in when it was shared. */
  sharedWith: readonly string[];
  isForAll: boolean;
  isTakenDown: boolean;
};

export type FeedSettings = { isOn: boolean; isForAllAllowed: boolean };

/** The rule of who sees a post; `server/feed/seen-by.ts` says the same in SQL, and a test holds it against this. */
export function seesPost(reader: Reader, post: Post, { isOn, isForAllAllowed }: FeedSettings): boolean {
  const { author } = post;
  if (!isOn || reader.standing === 'lapsed') return false;
  // Posts of somebody who has become a coach are not shown until they are a member again.
  if (author.standing === 'coach') return false;
  if (reader.standing === 'coach') return true;
  if (author.id === reader.id) return true;
  if (post.isTakenDown || author.standing === 'lapsed') return false;
  if (reader.muted.includes(author.id) || reader.hidden.includes(post.id)) return false;
  if (post.isForAll && isForAllAllowed) return true;
  // A member who has left a group has taken along what they shared with it.
  const stillWith = post.sharedWith.filter(group => author.groups.includes(group));
  return stillWith.some(group => reader.groups.includes(group));
}
