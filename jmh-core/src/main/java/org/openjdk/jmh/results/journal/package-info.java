/** Journals, which store each finished fork before the next one starts, so that an interrupted run can be resumed. */
package org.openjdk.jmh.results.journal;
