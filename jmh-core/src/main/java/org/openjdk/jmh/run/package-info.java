/**
 * The life of one run. Upstream's loops call hooks, the hooks call {@link org.openjdk.jmh.run.Run}, and features listen
 * as {@link org.openjdk.jmh.run.Part}s. Internal: may change in any release.
 */
package org.openjdk.jmh.run;
