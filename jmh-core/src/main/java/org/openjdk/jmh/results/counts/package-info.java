/** Properties of counted results: the event, the sizes of windows, and what must match if counts are compared. */
package org.openjdk.jmh.results.counts;
