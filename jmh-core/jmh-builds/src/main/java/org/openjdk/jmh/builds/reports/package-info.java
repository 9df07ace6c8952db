/** Writes reports as files and sentences. */
package org.openjdk.jmh.builds.reports;
