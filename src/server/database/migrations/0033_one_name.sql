-- Who has one name alone had to write something for the last one, and wrote a dash: it stood in every list.
update users set last_name = '' where last_name ~ '^\s*[-‐‑‒–—―−﹘﹣－]\s*$';
--> statement-breakpoint
update account_links set last_name = '' where last_name ~ '^\s*[-‐‑‒–—―−﹘﹣－]\s*$';
