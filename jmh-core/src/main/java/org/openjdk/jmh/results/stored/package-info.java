/** Results as they are stored: those of files and journals, and those of this run as a file would have them. */
package org.openjdk.jmh.results.stored;
