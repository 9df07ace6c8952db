/** The results of a run as a page ({@code -rf html}). */
package org.openjdk.jmh.page;
