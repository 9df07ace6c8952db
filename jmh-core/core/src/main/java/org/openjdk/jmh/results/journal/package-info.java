/** The journal: each finished fork is on disk before the next one starts, so that an interrupted run can go on. */
package org.openjdk.jmh.results.journal;
