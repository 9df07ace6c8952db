/** The results of a run as a page ({@code -html}). */
package org.openjdk.jmh.page;
