/** The one rule for all files of a run: what it reads, what it writes, and what it goes on with. */
package org.openjdk.jmh.files;
