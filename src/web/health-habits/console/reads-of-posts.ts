import { getPost, listPostCards, listPosts } from '#contract/health-habits.ts';

/** Whatever shows a post, to coach or member. */
export const readsOfPosts = [listPosts, listPostCards, getPost];
