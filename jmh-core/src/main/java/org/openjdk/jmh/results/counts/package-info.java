/** What results hold of counts: the event, the sizes of windows, and what must be the same where counts are compared. */
package org.openjdk.jmh.results.counts;
